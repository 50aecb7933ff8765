import type { NavigationEntry } from '@tandem/app-frame'
import { key } from './messages.ts'
import { postPaths } from './paths.ts'

/** The entries of posts in the menu. */
export const postNavigation: NavigationEntry[] = [
  { title: key('navigation.posts'), url: postPaths.posts, goToKey: 'p' },
]
