import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoresSkeleton } from './stores-skeleton.tsx'

const meta = { title: 'Integrations/StoresSkeleton', component: StoresSkeleton } satisfies Meta<
  typeof StoresSkeleton
>
export default meta

export const Loading: StoryObj<typeof meta> = {}
