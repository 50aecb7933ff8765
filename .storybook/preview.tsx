import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { teamLoader } from '@tandem/testing/storybook'
import '@tandem/design-system/fonts.css'
import './index.css'

// What a story waits for comes later on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

export default {
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    // A story with a violation is a failed test.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrowest', styles: { width: '320px', height: '640px' } },
        laptop: { name: 'Laptop', styles: { width: '1080px', height: '800px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  loaders: [teamLoader],
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = globals.theme
      document.documentElement.lang = 'en'
      return <Story />
    },
  ],
} satisfies Preview
