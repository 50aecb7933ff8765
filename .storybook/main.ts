import type { StorybookConfig } from '@storybook/react-vite'
import { defaultClientConditions } from 'vite'
import { sourceCondition } from '../vitest.shared.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    { directory: '../libs/design-system/src', files: '**/*.stories.tsx', titlePrefix: 'Design system' },
    '../libs/!(design-system)/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      conditions: [sourceCondition, ...(vite.resolve?.conditions ?? defaultClientConditions)],
    },
    css: { postcss: import.meta.dirname },
  }),
}
export default config
