import type { FrameParts } from '@tandem/app-frame'
import { ecommerceActions } from './actions.ts'
import { ecommerceNavigation } from './navigation.ts'

/** What this library adds to the frame around the pages. */
export const frameParts: FrameParts = {
  navigation: [ecommerceNavigation],
  actions: ecommerceActions,
  help: async () => (await import('./help.ts')).ecommerceHelp,
}
