import type { Theme } from './storybook-theme.ts'

/**
 * Gives the theme of a documentation page to the stories that it shows in frames. The toolbar changes only the page:
 * Storybook opens these frames with the theme of its start.
 */
export function showInFrames(theme: Theme | undefined): void {
  if (theme === undefined) delete document.documentElement.dataset.themeOfFrames
  else document.documentElement.dataset.themeOfFrames = theme
  for (const { contentDocument } of document.querySelectorAll('iframe'))
    if (theme !== undefined && contentDocument !== null) contentDocument.documentElement.dataset.theme = theme
}

/** The theme of the documentation page that shows this story in a frame; undefined for any other story. */
export const framedTheme = (): string | undefined =>
  window.frameElement?.ownerDocument.documentElement.dataset.themeOfFrames
