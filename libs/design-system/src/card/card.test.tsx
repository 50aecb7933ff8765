import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Card } from './card.tsx'

test('is a region named by its title', async () => {
  const screen = await render(<Card title="Linden Home" titleLevel={3} footer="Synced 4 min ago" />)
  await expect
    .element(screen.getByRole('region', { name: 'Linden Home' }))
    .toMatchTextContent(/Synced 4 min ago/)
  await expect.element(screen.getByRole('heading', { level: 3, name: 'Linden Home' })).toBeVisible()
})
