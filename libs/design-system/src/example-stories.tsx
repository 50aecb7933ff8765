import { composeStories } from '@storybook/react-vite'
import type { ReactRenderer } from '@storybook/react-vite'
import { createElement } from 'react'
import type { ComponentType, ReactElement } from 'react'
import type { ProjectAnnotations } from 'storybook/internal/types'

type StoryFile = Parameters<typeof composeStories>[0]

const files = import.meta.glob<StoryFile>('./**/*.stories.tsx')

/** Every file of stories, such as `./button/button.stories.tsx`. */
export const storyFiles = Object.keys(files)

// As Storybook does, but here, where a test can see it.
const settings: ProjectAnnotations<ReactRenderer> = {
  render: (args, { component }) => {
    const Component = component as ComponentType
    return <Component {...args} />
  },
}

/** The stories of a file by name, each as an element that can be rendered anywhere. */
export async function storiesOf(file: string): Promise<Record<string, ReactElement>> {
  const stories = composeStories(await files[file]!(), settings) as Record<string, ComponentType>
  return Object.fromEntries(Object.entries(stories).map(([name, Story]) => [name, createElement(Story)]))
}
