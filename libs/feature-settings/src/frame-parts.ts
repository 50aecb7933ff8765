import type { FrameParts } from '@tandem/workbench'
import { lazy } from 'react'
import { settingsNavigation } from './navigation.ts'

const TeamNotices = lazy(async () => ({ default: (await import('./team/team-notices.tsx')).TeamNotices }))

/** What this library adds to the frame around the pages. */
export const frameParts: FrameParts = { navigation: [settingsNavigation], notices: [TeamNotices] }
