// The message of an element whose link cannot be opened.
export default {
  'link-unread': 'This link cannot be read because it is incomplete or was changed. Ask for a new link, or for a file.',
} as const;
