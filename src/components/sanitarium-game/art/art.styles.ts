// The colours of the drawings. They are set on the element of the game and inherited by each piece inside; a page may
// override them.
import { css } from 'lit';

/** Cards keep their own colours even in forced-colours mode, where only their edges have a system colour. */
export const artTokens = css`
  :host {
    --san-paper: light-dark(#fdf6e4, #d9c59c);
    --san-kraft: light-dark(#c6a673, #94784f);
    --san-kraft-floor: light-dark(#dcc294, #b3976b);
    --san-kraft-ink: light-dark(#4d3716, #3a2913);
    --san-door: light-dark(#b9b09a, #8f8775);
    --san-rim: light-dark(#d2bd92, #a08d69);
    --san-shade: light-dark(#a88a5b, #070403);
    --san-hall: #0c0907;
    --san-hall-floor: #050403;
    --san-ink: #19120b;
    --san-soot: light-dark(#3c3227, #372c21);
    --san-umber: light-dark(#6c6049, #61523d);
    --san-tan: light-dark(#c3b295, #bdaa87);
    --san-print: light-dark(#e4d3ac, #c6b083);
    --san-bone: light-dark(#f6ecd2, #efe0bd);
    --san-flame: #f5b152;
    --san-glow: #fff1cf;
  }
  @media (forced-colors: active) {
    :host {
      --san-rim: CanvasText;
      --san-shade: transparent;
    }
  }
`;
