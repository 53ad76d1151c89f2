// What is said of a link that leads to an element.
export default {
  'link-unread': 'This link cannot be read: it was cut off or changed on its way. Ask for it again, or for a file.',
} as const;
