import { call } from '@tandem/api-client'
import { getMe } from '@tandem/api-contract'
import { newTeam, signIn, signOut } from '@tandem/testing'
import { openPage } from '@tandem/workbench/test-setup'
import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { analyticsFeature } from '../feature.ts'

beforeEach(signOut)

const kept = async () => {
  const { metas } = (await call(getMe, {})).data
  return metas.find(({ key }) => key === 'dashboard_layout')?.value ?? null
}

test('widgets are moved, halved in width, hidden and reset, by pointer and keyboard, and stay so', async () => {
  const team = await newTeam({ stores: [{ orders: 3 }] })
  signIn(team)
  const { screen } = await openPage(analyticsFeature, '/', {})
  const audience = screen.getByRole('heading', { level: 2, name: 'Audience' })
  await expect.element(audience).toBeVisible()
  await screen.getByRole('button', { name: 'Arrange the dashboard' }).click()
  const list = screen.getByRole('list', { name: 'Widgets' })
  await expect.element(list).toBeVisible()
  const order = () =>
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent)
  const onPage = () =>
    [...document.querySelectorAll<HTMLElement>('[data-widget]')].map(({ dataset }) => dataset['widget'])
  expect(order()).toEqual(['Insights', 'Online followers', 'Audience', 'Customers'])

  const handle = list.getByRole('button', { name: 'Move Customers' })
  handle.element().focus()
  await expect.element(handle).toHaveAccessibleDescription(/press Space/)
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Customers is at position 4 of 4.')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(screen.getByText(/^Customers is at position [23] of 4\.$/)).toBeInTheDocument()
  await userEvent.keyboard(' ')
  await expect.poll(() => order().indexOf('Customers')).toBeLessThan(3)
  await expect.poll(onPage).toEqual(order().map((name) => ids[name as keyof typeof ids]))

  await drag(
    list.getByRole('button', { name: 'Move Insights' }).element(),
    list.getByRole('button', { name: 'Move Audience' }).element(),
  )
  await expect.poll(() => order()[0]).not.toBe('Insights')

  await list.getByRole('button', { name: 'Make Insights half width' }).click()
  await expect.element(list.getByRole('button', { name: 'Make Insights full width' })).toBeVisible()
  await list.getByRole('button', { name: 'Hide Audience' }).click()
  await expect.element(audience).not.toBeInTheDocument()
  await expect.poll(kept).toContain('"id":"audience","width":"half","hidden":true')
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.element(list).not.toBeInTheDocument()
  const arranged = onPage()
  await screen.unmount()

  const again = await openPage(analyticsFeature, '/', {})
  await expect.element(again.screen.getByRole('heading', { level: 2, name: 'Customers' })).toBeVisible()
  expect(onPage()).toEqual(arranged)
  await again.screen.getByRole('button', { name: 'Arrange the dashboard' }).click()
  await again.screen.getByRole('button', { name: 'Show Audience' }).click()
  await expect.poll(onPage).toContain('audience')
  await again.screen.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(onPage).toEqual(['insights', 'online', 'audience', 'customers'])
  await expect.poll(kept).toBe('[]')

  await again.screen.getByRole('button', { name: 'Hide Audience' }).click()
  await expect.poll(onPage).not.toContain('audience')
  await again.screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(again.screen.getByText('This was changed again. Nothing was undone.')).toBeVisible()
  expect(onPage()).toEqual(['insights', 'online', 'customers'])
})

const ids = {
  Insights: 'insights',
  'Online followers': 'online',
  Audience: 'audience',
  Customers: 'customers',
}

/** Presses, moves in steps and releases, as a person does. */
async function drag(from: Element, to: Element) {
  const [start, end] = [from, to].map((element) => element.getBoundingClientRect())
  const fire = (target: EventTarget, type: string, way: number) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        isPrimary: true,
        clientX: start!.x + 8 + (end!.x - start!.x) * way,
        clientY: start!.y + 8 + (end!.y - start!.y) * way,
      }),
    )
  fire(from, 'pointerdown', 0)
  for (const way of [0.2, 0.5, 0.8, 1, 1]) {
    fire(document, 'pointermove', way)
    await new Promise(requestAnimationFrame)
  }
  fire(document, 'pointerup', 1)
}
