import type { FrameParts } from '@tandem/app-frame'
import { lazyPart } from '@tandem/design-system'
import { settingsNavigation } from './navigation.ts'

const TeamNotices = lazyPart(async () => (await import('./team/team-notices.tsx')).TeamNotices)

/** What this library adds to the frame around the pages. */
export const frameParts: FrameParts = {
  navigation: [settingsNavigation],
  notices: [TeamNotices],
}
