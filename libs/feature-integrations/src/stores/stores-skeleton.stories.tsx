import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoresSkeleton } from './stores-skeleton.tsx'

const meta = { title: 'Integrations/Stores skeleton', component: StoresSkeleton } satisfies Meta<
  typeof StoresSkeleton
>
export default meta

export const Loading: StoryObj<typeof meta> = {}
