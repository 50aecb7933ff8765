import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VirtualGrid } from './virtual-grid.tsx'

const height = 300
const gap = 16

const Grid = ({ placeKey }: { placeKey?: string }) => (
  <div style={{ width: 300 }}>
    <VirtualGrid
      label="Numbers"
      count={10_000}
      minWidth={248}
      estimateHeight={() => height}
      itemLabel={(index) => `Number ${index}`}
      renderItem={(index) => (
        <a href={`#${index}`} style={{ display: 'block', height }}>
          {index}
        </a>
      )}
      placeKey={placeKey}
    />
  </div>
)

test('draws items near the window; Page Down moves between them, and the focus can leave the list', async () => {
  const screen = await render(<Grid />)
  const feed = screen.getByRole('feed', { name: 'Numbers' })
  const first = feed.getByRole('article', { name: 'Number 0' })
  await expect.element(first).toHaveAttribute('aria-setsize', '10000')
  expect(feed.getByRole('article').elements().length).toBeLessThan(60)

  await userEvent.tab()
  for (let step = 1; step <= 9; step += 1) {
    await userEvent.keyboard('{PageDown}')
    await expect.poll(() => document.activeElement?.textContent).toBe(String(step))
  }
  await userEvent.keyboard('{PageUp}')
  await expect.poll(() => document.activeElement?.textContent).toBe('8')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.poll(() => feed.element().contains(document.activeElement)).toBe(false)
})

test('draws visible rows first, and the row at the lower edge later with those below it', async () => {
  const drawn: number[] = []
  let before: number | undefined
  const Item = ({ index }: { index: number }) => {
    useLayoutEffect(() => void drawn.push(index), [index])
    return <div style={{ height }}>{index}</div>
  }
  const inSight = Math.ceil(window.innerHeight / (height + gap))
  const screen = await render(
    <VirtualGrid
      label="Numbers"
      count={100}
      minWidth={window.innerWidth}
      estimateHeight={() => height}
      itemLabel={(index) => `Number ${index}`}
      renderItem={(index) => {
        if (index === inSight - 1) before ??= drawn.length
        return <Item index={index} />
      }}
    />,
  )
  await expect.element(screen.getByRole('article', { name: `Number ${inSight}` })).toBeInTheDocument()
  expect(before).toBe(inSight - 1)
})

test('keeps the focused item while the window is scrolled away', async () => {
  const screen = await render(<Grid />)
  await expect.element(screen.getByRole('article', { name: 'Number 1' })).toBeInTheDocument()
  await userEvent.tab()
  window.scrollTo(0, 100_000)
  await expect.element(screen.getByRole('article', { name: 'Number 316' })).toBeInTheDocument()
  expect(document.activeElement?.textContent).toBe('0')
  window.scrollTo(0, 0)
})

test('has its former height immediately and leaves the scroll position alone', async () => {
  const before = await render(<Grid placeKey="entry-1" />)
  await expect.element(before.getByRole('article', { name: 'Number 0' })).toBeInTheDocument()
  window.scrollTo(0, 50_000)
  await expect.element(before.getByRole('article', { name: 'Number 158' })).toBeInTheDocument()
  await before.unmount()
  window.scrollTo(0, 0)
  const after = await render(<Grid placeKey="entry-1" />)
  window.scrollTo(0, 50_000)
  expect(window.scrollY).toBe(50_000)
  await expect.element(after.getByRole('article', { name: 'Number 158' })).toBeInTheDocument()
  expect(window.scrollY).toBe(50_000)
  window.scrollTo(0, 0)
})

test('leaves the page where it was scrolled to as the grid appeared', async () => {
  const Visit = () => {
    // As the router does it on a new page, after the grid's own effects.
    useLayoutEffect(() => void window.scrollTo(0, 0), [])
    return (
      <VirtualGrid
        label="Numbers"
        count={1000}
        minWidth={window.innerWidth}
        estimateHeight={() => height - 20}
        itemLabel={(index) => `Number ${index}`}
        renderItem={() => <div style={{ height }} />}
      />
    )
  }
  // The grid is known before it is measured, because there was one here.
  const before = await render(<Visit />)
  await expect.element(before.getByRole('article', { name: 'Number 0' })).toBeInTheDocument()
  await before.rerender(<div style={{ height: 50_000 }} />)
  window.scrollTo(0, 5000)
  await before.rerender(<Visit />)
  await expect.element(before.getByRole('article', { name: 'Number 0' })).toBeInTheDocument()
  expect(window.scrollY).toBe(0)
})

test('prints every item that is known, and returns to those near the window', async () => {
  const known = 120
  const screen = await render(
    <VirtualGrid
      label="Numbers"
      count={500}
      minWidth={248}
      estimateHeight={() => height}
      itemLabel={(index) => (index < known ? `Number ${index}` : undefined)}
      renderItem={(index) => <div style={{ height }}>{index}</div>}
    />,
  )
  const items = screen.getByRole('article')
  await expect.poll(() => items.elements().length).toBeGreaterThan(0)
  expect(items.elements().length).toBeLessThan(known)
  window.dispatchEvent(new Event('beforeprint'))
  expect(items.elements().length).toBe(known)
  window.dispatchEvent(new Event('afterprint'))
  await expect.poll(() => items.elements().length).toBeLessThan(known)
})
