import { createStore, Provider } from 'jotai'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  clearSlotAtom,
  clearSlotsAtom,
  layoutSlotsAtom,
  removeSlotItemAtom,
  setSlotItemAtom,
} from './layout-slots.ts'
import { FillSlot, useSlot } from './slot.tsx'

const item = (id: string, priority = 0, content: ReactNode = id) => ({ id, priority, content })
const idsOf = (store: ReturnType<typeof createStore>) =>
  store.get(layoutSlotsAtom).pageActions.map(({ id }) => id)

test('a higher priority comes first, and of equal ones the older one', () => {
  const store = createStore()
  for (const added of [item('a'), item('b', 5), item('c'), item('d', 5)])
    store.set(setSlotItemAtom, 'pageActions', added)
  expect(idsOf(store)).toEqual(['b', 'd', 'a', 'c'])
})

test('an item with a known id replaces the former one, and moves with its priority', () => {
  const store = createStore()
  for (const added of [item('a'), item('b'), item('a', 0, 'new')])
    store.set(setSlotItemAtom, 'pageActions', added)
  expect(store.get(layoutSlotsAtom).pageActions).toEqual([item('a', 0, 'new'), item('b')])
  store.set(setSlotItemAtom, 'pageActions', item('b', 1))
  expect(idsOf(store)).toEqual(['b', 'a'])
})

test('one item, one slot, or all slots are emptied', () => {
  const store = createStore()
  store.set(setSlotItemAtom, 'pageActions', item('a'))
  store.set(setSlotItemAtom, 'pageActions', item('b'))
  store.set(setSlotItemAtom, 'pageFilters', item('f'))
  store.set(removeSlotItemAtom, 'pageActions', 'a')
  store.set(removeSlotItemAtom, 'pageActions', 'never there')
  expect(idsOf(store)).toEqual(['b'])
  store.set(clearSlotAtom, 'pageActions')
  expect(idsOf(store)).toEqual([])
  expect(store.get(layoutSlotsAtom).pageFilters).toHaveLength(1)
  store.set(clearSlotsAtom)
  expect(store.get(layoutSlotsAtom).pageFilters).toEqual([])
})

function Head() {
  return <header>{useSlot('pageActions')}</header>
}

test('what a page puts into the frame changes with the page and disappears with it', async () => {
  const store = createStore()
  const page = (label: string | null) => (
    <Provider store={store}>
      <Head />
      {label !== null && (
        <>
          <FillSlot slot="pageActions">
            <button type="button">{label}</button>
          </FillSlot>
          <FillSlot slot="pageActions" priority={1}>
            <button type="button">First</button>
          </FillSlot>
        </>
      )}
    </Provider>
  )
  const screen = await render(page('Export'))
  const head = screen.getByRole('banner')
  await expect.element(head).toHaveTextContent('FirstExport')
  await screen.rerender(page('Export all'))
  await expect.element(head).toHaveTextContent('FirstExport all')
  await screen.rerender(page(null))
  await expect.element(head).toHaveTextContent('')
  expect(store.get(layoutSlotsAtom).pageActions).toEqual([])
})
