// The colours in which the house is drawn, for each element that draws a part of it. A page may override them.
import { css } from 'lit';

export const inks = css`
  :host {
    --house-ground: light-dark(#e9f0f2, #0f1a24);
    --house-ink: light-dark(#122430, #dbe7ee);
    --house-section: light-dark(#122430, #9fb6c4);
    --house-slab: light-dark(#122430, #060d13);
    --house-plate: light-dark(#f7fafa, #0b151d);
    --house-line: light-dark(#d6e2e6, #16252f);
    --house-muted: light-dark(#46606f, #93a9b7);
    --house-near: light-dark(#1d3543, #101b24);
    --house-pale: light-dark(#fdf6e2, #f4ecd6);
    --house-pane: light-dark(#f6d98a, #f6e2a4);
    --house-ember: light-dark(#f0a030, #f6b04a);
    --house-lamp: light-dark(#fff3c9, #ffeab0);
    --house-sky: light-dark(#9db3cb, #1a2a3c);
    --house-slate: light-dark(#cddbe1, #142330);
    --house-mass: light-dark(#0b151c, #04080c);
    --house-rim: light-dark(#fffdf2, #e9f2f5);
    --house-slip: light-dark(#fffdf4, #efe8d6);
    --house-slip-ink: #22303a;
    --house-own: #9b2318;
    --house-alarm: light-dark(#9b2318, #ff9c87);
    --house-dust: light-dark(#9fb0b8, #5c6f7b);
    --house-lit: 68%;
    --house-ward: light-dark(#7fb0db, #5f97c9);
    --house-treatment: light-dark(#7fc6b1, #62b39c);
    --house-service: light-dark(#e3b866, #d2a04e);
    --house-staff: light-dark(#e29a8c, #cf7b6c);
    --house-air: light-dark(#b9b5de, #a3a0cc);
  }
  @media (forced-colors: active) {
    :host {
      --house-ground: Canvas;
      --house-ink: CanvasText;
      --house-section: CanvasText;
      --house-slab: CanvasText;
      --house-plate: Canvas;
      --house-muted: CanvasText;
      --house-near: CanvasText;
      --house-pale: Canvas;
      --house-pane: Canvas;
      --house-ember: Canvas;
      --house-lamp: transparent;
      --house-sky: Canvas;
      --house-slate: Canvas;
      --house-mass: CanvasText;
      --house-rim: Canvas;
      --house-slip: Canvas;
      --house-slip-ink: CanvasText;
      --house-own: CanvasText;
      --house-alarm: CanvasText;
      --house-lit: 0%;
    }
  }
`;
