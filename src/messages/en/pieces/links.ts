// What an element says if a link to it cannot be opened.
export default {
  'link-unread': 'This link cannot be read because it is incomplete or was changed. Ask for a new link, or for a file.',
} as const;
