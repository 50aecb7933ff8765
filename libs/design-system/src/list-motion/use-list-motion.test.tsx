import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useListMotion } from './use-list-motion.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

function Names({ names }: { names: readonly string[] }) {
  const { listRef } = useListMotion()
  return (
    <ul ref={listRef} aria-label="Names">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}

/** Mocks the reader's preference for reduced motion. Returns a function that changes it. */
function readerWants({ lessMotion }: { lessMotion: boolean }) {
  const query = Object.assign(new EventTarget(), { matches: lessMotion })
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as MediaQueryList)
  return (matches: boolean) => {
    query.matches = matches
    query.dispatchEvent(new Event('change'))
  }
}

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })

test('rows move only while the reader accepts motion', async () => {
  const setLessMotion = readerWants({ lessMotion: true })
  const animate = vi.spyOn(Element.prototype, 'animate')
  const screen = await render(<Names names={['Ada', 'Bo', 'Cem']} />)
  const list = screen.getByRole('list', { name: 'Names' })

  await screen.rerender(<Names names={['Cem', 'Ada', 'Bo']} />)
  await twoFrames()
  expect(animate).not.toHaveBeenCalled()

  setLessMotion(false)
  await expect.poll(() => getComputedStyle(list.element()).position).toBe('relative')
  await screen.rerender(<Names names={['Bo', 'Cem', 'Ada']} />)
  await expect.poll(() => animate.mock.calls.length).toBeGreaterThan(0)

  setLessMotion(true)
  animate.mockClear()
  await screen.rerender(<Names names={['Ada', 'Bo']} />)
  await twoFrames()
  expect(animate).not.toHaveBeenCalled()
  expect(list.element().textContent).toBe('AdaBo')
})
