import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useTypedSearch } from './use-typed-search.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test('searches for the typed text together with the filters chosen since the last key', async () => {
  const searched: string[] = []
  const { result, rerender, act } = await renderHook(
    (props?: { with: string }) => useTypedSearch('', (term) => searched.push(`${term} ${props?.with}`)),
    { initialProps: { with: 'nothing' } },
  )
  await act(() => result.current[1]('lamp'))
  await rerender({ with: 'a filter' })
  await act(() => void vi.advanceTimersByTime(250))
  expect(searched).toEqual(['lamp a filter'])
  expect(result.current[0]).toBe('lamp')
})
