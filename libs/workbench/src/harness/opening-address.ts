import type { Feature } from '@tandem/app-frame'
import { loginPath } from '@tandem/session'
import { matchRoutes } from 'react-router'
import type { Choices } from './choices.ts'
import type { DevelopedFeature } from './developed-feature.ts'

/** All routes of a feature, public ones included. */
export const routesOf = ({ routes = [], publicRoutes = [] }: Feature) => [...routes, ...publicRoutes]

/**
 * The first address of a feature: `/` and a leftover sign-in address lead to its start; any other address is
 * kept.
 */
export function openingAddress({ feature, at }: DevelopedFeature, start: Choices['start']): string {
  const { pathname } = window.location
  const isOwn = matchRoutes(routesOf(feature), pathname) !== null
  return !isOwn && (pathname === '/' || pathname === loginPath) ? (start ?? at) : pathname
}
