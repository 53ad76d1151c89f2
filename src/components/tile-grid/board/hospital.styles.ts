import { css } from 'lit';

/** A hospital at three in the morning: mint linoleum, clean walls, and signs. */
export const hospitalStyles = css`
  .hospital {
    --floor: light-dark(#dbeae2, #a3bcb2);
    --wall: light-dark(#14302a, #0b1716);
    --wall-edge: light-dark(#fbfffd, #d7e8e0);
    --floor-ink: #14302a;
    --dark: light-dark(#3d5850, #24403b);
    --dark-ink: light-dark(#14302a, #0b1716);
    --chalk: light-dark(#fff, #e2f0ea);
    --words: #eef6f2;
  }
  .hospital .f5 {
    fill: light-dark(#fbfffd, #d7e8e0);
  }
  .hospital .undiscovered {
    fill: light-dark(#b9d0c6, #7f9a90);
  }
  .signs {
    color: #14302a;
    opacity: 0.72;
  }
  .hospital .label {
    fill: #10241f;
  }
  .hospital .unlit {
    fill: #d3e6dd;
  }
  @media (forced-colors: active) {
    .hospital {
      --floor: Canvas;
      --wall: CanvasText;
      --wall-edge: Canvas;
      --chalk: CanvasText;
      --dark: Canvas;
      --dark-ink: Canvas;
    }
    .hospital :is(.f5, .undiscovered) {
      fill: Canvas;
    }
    .signs {
      color: CanvasText;
      opacity: 1;
    }
    .hospital :is(.label, .unlit) {
      fill: CanvasText;
    }
  }
`;
