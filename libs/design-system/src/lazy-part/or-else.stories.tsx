import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { OrElse } from './or-else.tsx'

const meta = {
  title: 'Or else (error boundary, fallback)',
  id: 'design-system-or-else',

  component: OrElse,
  args: { children: <Text>A map of the orders</Text>, instead: <Text>Orders by country</Text> },
} satisfies Meta<typeof OrElse>
export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {}

function Map() {
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed) throw new Error('The map has failed in a story.')
  return <Button onClick={() => setFailed(true)}>Zoom in</Button>
}

export const Failed: Story = {
  args: { children: <Map /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    await expect(canvas.getByText('Orders by country')).toBeVisible()
  },
}
