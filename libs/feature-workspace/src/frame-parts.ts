import type { FrameParts } from '@tandem/app-frame'
import { lazyPart } from '@tandem/design-system'
import { workspaceActions } from './actions.ts'
import { workspaceNavigation, workspacePages } from './navigation.ts'

const RoleNotice = lazyPart(async () => (await import('./membership/role-notice.tsx')).RoleNotice)

/** What this library adds to the frame around the pages. */
export const frameParts: FrameParts = {
  navigation: workspaceNavigation,
  pages: workspacePages,
  actions: workspaceActions,
  notices: [RoleNotice],
}
