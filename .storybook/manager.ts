import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { storybookTheme } from './storybook-theme.ts'

/** Components are named after their folders: `bulk-bar`. */
const inWords = (name: string) =>
  /^[a-z][a-z-]*$/.test(name) ? name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ') : name

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { renderLabel: ({ name }) => inWords(name) },
})

/** Storybook's frame follows the theme that the toolbar sets for the stories. */
addons.register('tandem/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: storybookTheme(globals.theme === 'dark' ? 'dark' : 'light') })
  api.on(GLOBALS_UPDATED, follow)
  api.on(SET_GLOBALS, follow)
})
