// The colours of the drawings. They are set on the element of the game and inherited by each piece inside; a page may
// override them.
import { css } from 'lit';

/**
 * Cards and boards keep their own colours even in forced-colours mode, where only their edges have a system colour.
 * Shadows are not printed.
 */
export const artTokens = css`
  :host {
    --lob-ink: #141011;
    --lob-soot: light-dark(#372e2b, #2c2524);
    --lob-iron: light-dark(#635b55, #575049);
    --lob-steel: light-dark(#9c968c, #8b857b);
    --lob-enamel: light-dark(#e6e0d0, #cfc8b6);
    --lob-pale: light-dark(#faf6ea, #f1ebdc);
    --lob-tube: #eef7d6;
    --lob-hazard: light-dark(#e2b22c, #d6a526);
    --lob-rust: light-dark(#8f4a28, #7d4023);
    --lob-oxide: light-dark(#9d2f30, #8d2829);
    --lob-verdigris: light-dark(#4a7566, #3f6658);
    --lob-slate: light-dark(#4d6580, #43586f);
    --lob-plum: light-dark(#6d5077, #5e4467);
    --lob-rim: light-dark(#b3a898, #6f675f);
    --lob-shade: light-dark(#b9aea1, #080606);
  }
  @media (forced-colors: active) {
    :host {
      --lob-rim: CanvasText;
      --lob-shade: transparent;
    }
  }
  @media print {
    :host {
      --lob-shade: transparent;
    }
  }
`;
