import type { NavigationEntry } from '@tandem/app-frame'
import { useLocation } from 'react-router'
import { trailTo } from '../sidebar/active-entry.ts'
import { useMenu } from './menu-context.tsx'

/** The menu entries above the current page, from the group down to the page. */
export function useTrail(): readonly NavigationEntry[] {
  const { navigation } = useMenu()
  return trailTo(navigation, useLocation())
}
