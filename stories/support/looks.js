// The looks in which pictures of stories are taken, such as the dark theme or right-to-left text. A file pictures.js in
// a folder of stories/ lists the pictures that are kept: the id of each story, with the widths of its pictures in each
// look. `inWindow` limits a picture to what is visible without scrolling.

/**
 * `settings` are values in Storybook's toolbar; to apply them, the story is opened again. `root` (attributes of <html>)
 * and `media` (preferences of the system) are set while the story is open. `as` names another look whose picture must
 * match the picture in this look.
 */
export const looks = {
  light: {},
  dark: { root: { 'data-theme': 'dark' } },
  forced: { media: { forcedColors: 'active' } },
  text: { root: { 'data-text': '200%' } },
  rtl: { settings: { direction: 'rtl', locale: 'en-XA' } },
  print: { media: { media: 'print' } },
  still: { as: 'light' },
};

export const [phone, paper, desk] = [320, 718, 1200];
export const both = [phone, desk];

export const themes = { light: both, dark: both, forced: both };
export const some = { light: both, dark: [phone], forced: [phone] };
export const piece = { ...some, still: [phone], print: [paper], text: [phone], rtl: [phone] };
