import { DocsContainer } from '@storybook/addon-docs/blocks'
import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useSyncExternalStore } from 'react'
import type { PropsWithChildren } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { storybookTheme } from './storybook-theme.ts'
import type { Theme } from './storybook-theme.ts'

const themeIn = (globals: string | undefined): Theme => (globals === 'dark' ? 'dark' : 'light')

let theme = themeIn(/(?:^|;)theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1])

function subscribe(tell: () => void) {
  const channel = addons.getChannel()
  const follow = ({ globals }: { globals: { theme?: string } }) => {
    theme = themeIn(globals.theme)
    document.documentElement.dataset.theme = theme
    tell()
  }
  channel.on(GLOBALS_UPDATED, follow)
  channel.on(SET_GLOBALS, follow)
  return () => {
    channel.off(GLOBALS_UPDATED, follow)
    channel.off(SET_GLOBALS, follow)
  }
}

/**
 * A documentation page that follows the theme of the toolbar; a page without stories has no decorator to do
 * it.
 */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const current = useSyncExternalStore(subscribe, () => theme)
  return (
    <DocsContainer context={context} theme={storybookTheme(current)}>
      {children}
    </DocsContainer>
  )
}
