/**
 * Storybook waits up to five seconds after each story for running animations to end. One that follows scrolling, such as
 * the faded edges of a row, always runs, so every story with one would take five seconds longer.
 */
export function skipScrollAnimations() {
  const getAll = document.getAnimations.bind(document)
  document.getAnimations = () => getAll().filter(({ timeline }) => timeline instanceof DocumentTimeline)
}
