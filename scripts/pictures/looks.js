// How a story in a picture can look. Which pictures are kept of it stands in the pictures.js of its folder in stories/: by the
// story's id, the widths of each look, and `inWindow` if only what is seen without scrolling is meant.

/**
 * `settings`: of Storybook's toolbar, for which the story is opened anew; `root`: attributes of <html>, and `media`: what the
 * system asks for, both set while it is open; `as`: it has no picture of its own, but has to look like that.
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
