// Furniture that several rooms use. The origin is the left foot, or the upper end of hanging things.
import type { Shapes } from '../../shared/drawing.js';

export const shapes: Shapes = {
  lamp: 'K1.4M0-40V8|kM-12 17Q-10 6 0 6Q10 6 12 17z|wo0 17.5 4.5 2.4',
  cone: 'hM-11 17L-46 106H46L11 17z|hM-7 17L-25 106H25L7 17z|ho0 109 50 7',
  bed: 'kM0 0V-27H3V-13H54V-20H57V0H54V-6H3V0z|pM4-14Q6-22 17-20.5L23-14z|mM23-14Q36-19 54-14V-10H23z',
  jar: 'M-3 0V-7Q-3-9-2-9.5V-12H2V-9.5Q3-9 3-7V0z',
  flask: 'M-5 0Q-6-6-1.5-9V-14H1.5V-9Q6-6 5 0z',
  book: 'M0 0V-13H4V0z',
  pan: 'M-7 4Q-7 12 0 12Q7 12 7 4zM-.8-6H.8V4H-.8z',
  moon: 'M0-11A11 11 0 1 0 11 0A8.5 8.5 0 0 1 0-11z',
  arch: 'M-11 0V-30Q-11-44 0-52Q11-44 11-30V0z',
  pot: 'M-7 0L-9-14H9L7 0z',
  leaf: 'M0 0Q-13-12-5-38Q8-18 0 0z',
  chair: 'M0 0V-34H3V-17H19V0H16V-13H3V0z',
  candle: 'M-1.5 0V-12H1.5V0z',
  flame: 'M0-13Q-3-17 0-21Q3-17 0-13z',
  crow: 'M0 0Q4-7 11-6Q13-10 17-8L20-7 17-6Q16 0 8 1L-4 4z',
};
