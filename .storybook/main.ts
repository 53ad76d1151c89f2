// Storybook over Vite; nothing is asked of any other server.
import type { StorybookConfig } from '@storybook/web-components-vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.ts'],
  // Packs of publishers, with their pictures.
  staticDirs: [{ from: '../examples/packs', to: '/packs' }],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true },
};

export default config;
