import { createElement } from 'react'
import { Link } from 'storybook/internal/components'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { documentationAddress } from './documentation-address.ts'
import { storybookTheme } from './storybook-theme.ts'
import { nameOf } from './titles.ts'

addons.setConfig({
  theme: storybookTheme('light'),
  sidebar: { renderLabel: ({ name }) => nameOf(name) },
})

/** Storybook's frame follows the theme that the toolbar sets for the stories. */
addons.register('tandem/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) =>
    api.setOptions({ theme: storybookTheme(globals.theme === 'dark' ? 'dark' : 'light') })
  api.on(GLOBALS_UPDATED, follow)
  api.on(SET_GLOBALS, follow)
})

/** Leads back to the documentation that this Storybook is part of. */
const documentation = documentationAddress('index.html')
if (documentation !== undefined)
  addons.add('tandem/documentation', {
    type: types.TOOL,
    title: 'Documentation',
    render: () => createElement(Link, { href: documentation, target: '_top' }, 'Documentation'),
  })
