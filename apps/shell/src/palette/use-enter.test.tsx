import { expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { FoundItem } from './palette-items.ts'
import { useEnter } from './use-enter.ts'

const person = (id: string): FoundItem => ({
  id,
  group: 'customer',
  label: `Linden ${id}`,
  icon: null,
  ranges: [],
  to: `/customers/${id}`,
  run: () => undefined,
})
const shown = person('1')
const arrived = person('2')

const typed = { query: 'linden', isSearching: false }

async function open(first: { current: FoundItem; isRendered: boolean }) {
  const onChoose = vi.fn<(item: FoundItem) => void>()
  const { result, rerender } = await renderHook((state: typeof first = first) =>
    useEnter({ ...typed, ...state, onChoose }),
  )
  return { result, rerender, onChoose }
}

it('opens what is shown when Enter comes between an answer and its drawing', async () => {
  const { result, rerender, onChoose } = await open({ current: shown, isRendered: true })
  await rerender({ current: arrived, isRendered: false })
  result.current.press()
  expect(onChoose.mock.calls).toEqual([[shown]])
})

it('waits for the drawing when nothing is shown yet for what is typed', async () => {
  const { result, rerender, onChoose } = await open({ current: arrived, isRendered: false })
  result.current.press()
  expect(onChoose).not.toHaveBeenCalled()
  await rerender({ current: arrived, isRendered: true })
  expect(onChoose.mock.calls).toEqual([[arrived]])
})

it('opens nothing when what is typed has changed after Enter', async () => {
  const { result, rerender, onChoose } = await open({ current: arrived, isRendered: false })
  result.current.press()
  result.current.forget()
  await rerender({ current: arrived, isRendered: true })
  expect(onChoose).not.toHaveBeenCalled()
})
