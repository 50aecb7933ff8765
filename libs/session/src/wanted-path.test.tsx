import fc from 'fast-check'
import { expect, it } from 'vitest'
import { loginPath, loginPathFor, wantedPath } from './wanted-path.ts'

it('returns to the requested page, with its search and hash', () => {
  const login = loginPathFor(`${location.origin}/e-commerce/orders?page=2&search_term=a%26b#row`)
  expect(login).toBe('/auth/login?next=%2Fe-commerce%2Forders%3Fpage%3D2%26search_term%3Da%2526b%23row')
  expect(wantedPath(new URL(login, location.origin).search)).toBe(
    '/e-commerce/orders?page=2&search_term=a%26b#row',
  )
})

it.each(['/', '/auth/login', '/auth', '/auth/login?next=/x'])("doesn't need to remember %s", (path) => {
  expect(loginPathFor(path)).toBe(loginPath)
})

it('leads a link that changes an email address to its public page, and nothing else', () => {
  const link = '/settings/profile/email?user_id=7&hash=abc'
  expect(loginPathFor(link)).toBe(`/open${link}`)
  expect(loginPathFor('/settings/profile/email')).toBe('/auth/login?next=%2Fsettings%2Fprofile%2Femail')
  expect(loginPathFor('/settings/profile?hash=abc')).toMatch(/^\/auth\/login\?/)
})

const after = (next: string) => wantedPath(`?${new URLSearchParams({ next })}`)

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth/login',
  '/auth/../auth/login',
  '/..//evil.example',
  '/.//evil.example/a',
  '/%2e%2e//evil.example',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '%2F%2Fevil.example',
  '/AUTH/login',
  '/%61uth/login',
  '/auth%2Flogin',
  '/x/../auth',
  '',
  'orders',
])('goes home instead of to %j', (next) => {
  expect(after(next)).toBe('/')
})

it('never leads to another site, whatever is requested', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `/${text}`),
        fc
          .array(
            fc.constantFrom(
              '/',
              '\\',
              '..',
              '.',
              '%2e',
              '%2f',
              '%5c',
              'evil.example',
              '\t',
              '@',
              ':',
              '?',
              '#',
            ),
          )
          .map((parts) => parts.join('')),
      ),
      (next) => {
        // Resolved twice, as a router that resolves the answer again would.
        const path = after(next)
        expect(path).toMatch(/^\/(?!\/)/)
        expect(new URL(path, location.origin).origin).toBe(location.origin)
      },
    ),
  )
})
