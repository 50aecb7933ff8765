export { InstagramIcon, PinterestIcon, TikTokIcon, XIcon, YouTubeIcon } from '@tandem/choices'
