import type { RouteObject } from 'react-router'
import { expect, it } from 'vitest'
import { pageModules } from '../page-modules.ts'
import { features } from './features.ts'
import { routesOf } from './router.tsx'

/**
 * The addresses of pages, without planned pages and errors, which have their own heading and are part of the
 * frame.
 */
const addressesOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, lazy, handle, children = [] }) => {
    const isPage = path !== undefined && lazy !== undefined && handle === undefined && children.length === 0
    return [...(isPage ? [path.replace(/:\w+$/, '*')] : []), ...addressesOf(children)]
  })

it('knows the module of every page, so that its document can list its files', () => {
  const addresses = addressesOf(routesOf(features))
  expect(addresses).toContain('/')
  expect(Object.keys(pageModules).toSorted()).toEqual(addresses.toSorted())
})
