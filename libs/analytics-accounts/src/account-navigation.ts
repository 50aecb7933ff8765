import type { NavigationEntry } from '@tandem/app-frame'
import { accountPaths } from './paths.ts'
import { key } from './messages.ts'

/** The menu entries of accounts. */
export const accountNavigation: NavigationEntry[] = [
  { title: key('navigation.tracker'), url: accountPaths.tracker },
  { title: key('navigation.accounts'), url: accountPaths.accounts },
]
