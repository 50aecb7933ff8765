import { css } from '@tandem/design-system/css'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testFeature } from '../mount/test-feature.tsx'
import { defineFeatureElement } from './define-feature-element.ts'

const firstAddress = window.location.href
defineFeatureElement([testFeature])

function add(attributes: Record<string, string>) {
  const element = document.createElement('tandem-feature')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  return element
}

beforeEach(() => signOut())
afterEach(() => {
  document.querySelectorAll('tandem-feature').forEach((element) => element.remove())
  window.history.replaceState(null, '', firstAddress)
})

it('draws a feature below its base path, with the styles of the page but our font, and removes it again', async () => {
  const team = await newTeam()
  signIn(team)
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = `
    body { font-family: serif }
    p { color: rgb(1, 2, 3) }
    :root { --fonts-body: Onest }
    .${css({ fontFamily: 'body' })} { font-family: var(--fonts-body) }`
  window.history.pushState(null, '', '/shop')
  const element = add({ feature: 'returns', 'base-path': '/shop' })
  const hello = page.getByText(`Hello ${team.user.name}`)
  await expect.element(hello).toBeVisible()
  expect(window.location.pathname).toBe('/shop/returns')
  const { color, fontFamily } = getComputedStyle(hello.element())
  expect([color, fontFamily]).toEqual(['rgb(1, 2, 3)', 'Onest'])
  element.remove()
  style.remove()
  expect(element.childElementCount).toBe(0)
})

it('draws again when an attribute changes', async () => {
  signIn(await newTeam())
  window.history.pushState(null, '', '/shop/returns/old')
  const element = add({ feature: 'returns', 'base-path': '/shop' })
  await expect.element(page.getByText('Years ago')).toBeVisible()
  window.history.pushState(null, '', '/returns')
  element.removeAttribute('base-path')
  await expect.element(page.getByRole('button', { name: 'Leave' })).toBeVisible()
})

it('refuses a feature that was not defined', async () => {
  const refused = new Promise<string>((tell) => {
    window.addEventListener(
      'error',
      (event) => {
        event.preventDefault()
        tell(event.message)
      },
      { once: true },
    )
  })
  add({ feature: 'orders' })
  expect(await refused).toContain('<tandem-feature> knows no feature orders')
})
