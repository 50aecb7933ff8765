import type { Preview } from '@storybook/react-vite'
import { language } from '@tandem/format'
import { configure } from 'storybook/test'
import { setNumberLocale } from '@tandem/format'
import { teamLoader } from '@tandem/testing/storybook'
import { BothThemes } from './both-themes.tsx'
import { closeToasts } from './close-toasts.ts'
import { DocsPage } from './docs-page.tsx'
import { fitControls } from './fit-controls.ts'
import { framedTheme } from './framed-theme.ts'
import { chooseLanguage, isPseudo, languageItems, reopenIn, storiesLanguage } from './languages.ts'
import { showPreferences } from './preferences.ts'
import { readPlainly } from './read-plainly.ts'
import { skipScrollAnimations } from './skip-scroll-animations.ts'
import '@tandem/design-system/fonts.css'
import './index.css'

// As the product's session does.
setNumberLocale('tr')

// Results take longer to appear on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

skipScrollAnimations()

await chooseLanguage()

let endPlainReading = () => {}

export default {
  tags: ['autodocs'],
  initialGlobals: {
    theme: 'light',
    font: 'onest',
    motion: 'full',
    contrast: 'normal',
    language: storiesLanguage,
  },
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
          { value: 'both', title: 'Side by side', icon: 'sidebyside' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        title: 'Motion',
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    contrast: {
      description: 'Contrast',
      toolbar: {
        title: 'Contrast',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'normal', title: 'Normal contrast' },
          { value: 'more', title: 'More contrast' },
          { value: 'forced', title: 'Forced colours' },
        ],
      },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: languageItems },
    },
    font: {
      description: 'Font',
      toolbar: {
        title: 'Font',
        icon: 'type',
        dynamicTitle: true,
        items: [
          { value: 'onest', title: 'Onest' },
          { value: 'inter', title: 'Inter' },
          { value: 'manrope', title: 'Manrope' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: DocsPage, codePanel: true },
    options: {
      storySort: {
        order: [
          'Start here',
          'Tokens',
          ['Colour', 'Type', 'Space', '*'],
          'Design system',
          'Not included, and why',
          'Screens',
          '*',
        ],
      },
    },
    // A story with an accessibility violation is a failed test.
    a11y: { test: isPseudo ? 'off' : 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        narrow: { name: 'Narrowest', styles: { width: '320px', height: '640px' } },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop', styles: { width: '1080px', height: '800px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  argTypesEnhancers: [fitControls],
  loaders: [teamLoader],
  // Play functions name texts in English.
  beforeEach: () => {
    if (isPseudo) endPlainReading = readPlainly()
    return async () => {
      endPlainReading()
      await closeToasts()
    }
  },
  afterEach: () => endPlainReading(),
  decorators: [
    (Story, { globals, viewMode, id, args }) => {
      const { font, motion, contrast } = globals
      const theme = framedTheme() ?? globals.theme
      const page = document.documentElement
      page.dataset.theme = theme === 'both' ? 'light' : theme
      page.dataset.font = font
      page.lang = language()
      page.dir = storiesLanguage === 'pseudo-rtl' ? 'rtl' : 'ltr'
      showPreferences({ motion, contrast })
      if (globals.language !== storiesLanguage) {
        reopenIn(globals.language)
        return <></>
      }
      if (theme !== 'both') return <Story />
      return <BothThemes story={Story} isInDocs={viewMode === 'docs'} {...{ id, args, globals }} />
    },
  ],
} satisfies Preview
