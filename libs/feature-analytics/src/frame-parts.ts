import type { FrameParts } from '@tandem/app-frame'
import { analyticsNavigation } from './navigation.ts'

/** What this library adds to the frame around the pages. */
export const frameParts: FrameParts = {
  navigation: analyticsNavigation,
  help: async () => (await import('./help.ts')).analyticsHelp,
}
