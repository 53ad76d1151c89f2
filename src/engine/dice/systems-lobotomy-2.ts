// The four dice of Lobotomy 2. LOB-RUL-01
import { die } from './die.js';

/** What attacks. */
export const attackDice = {
  green: die(['', 'spike', 'spike', 'spike spike', 'bolt', 'insanity'], 'G'),
  red: die(['spike', 'spike', 'spike spike', 'spike spike', 'spike bolt', 'spike insanity'], 'R'),
};

/** What defends and tests. */
export const defenseDice = {
  blue: die(['', 'shield', 'star star', 'shield-star', 'shield bolt', 'star insanity'], 'B'),
  brown: die(
    ['shield shield', 'shield-star shield-star', 'shield-star star', 'star star', 'shield-star bolt', 'star insanity'],
    'N',
  ),
};
