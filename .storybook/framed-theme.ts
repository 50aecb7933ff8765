import type { Theme } from './storybook-theme.ts'

/**
 * Tells the stories that a documentation page shows in frames which theme it has. The toolbar reaches only the page,
 * because Storybook opens these frames with its initial choices.
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
