// Settings of Storybook's own interface.
import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Nightward', brandUrl: './' }),
  // The overview has no controls and needs the whole window.
  layoutCustomisations: {
    showPanel: ({ storyId = '' }: { readonly storyId?: string }, isShown: boolean) =>
      storyId.startsWith('overview--') ? false : isShown,
  },
});
