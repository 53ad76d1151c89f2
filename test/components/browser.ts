// What differs between the browsers that the tests of elements run in.

/** The shell without windows has no `window.chrome`. */
export const inChromium = navigator.userAgent.includes('Chrome');

/** CSS pixels of the narrowest viewport; the window of WebKitGTK's small browser has a bar of buttons. */
export const narrowest = inChromium || navigator.userAgent.includes('Firefox') ? 320 : 450;
