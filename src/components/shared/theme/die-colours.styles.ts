// The colours of the dice of Lobotomy 2: `--f` for the face, `--e` for the edge below it.
import { css } from 'lit';

export const dieColours = css`
  .green {
    --f: #3c7a4c;
    --e: light-dark(#24512f, #1f4529);
  }
  .red {
    --f: #b23a2b;
    --e: light-dark(#752318, #661d14);
  }
  .blue {
    --f: #2f6699;
    --e: light-dark(#1b436c, #17385a);
  }
  .brown {
    --f: #74502f;
    --e: light-dark(#4a311b, #402a16);
  }
`;
