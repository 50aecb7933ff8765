import type { NavigationEntry } from '@tandem/app-frame'
import { useLocation } from 'react-router'
import { trailTo } from '../sidebar/active-entry.ts'
import { useMenu } from './menu-context.tsx'

/** The entries of the menu that the page on screen stands under, from the group down to the page. */
export function useTrail(): readonly NavigationEntry[] {
  const { navigation } = useMenu()
  return trailTo(navigation, useLocation())
}
