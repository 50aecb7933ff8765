/** The permissions that an app can request, as the consent page describes them. */
export const permissionWords: Readonly<Record<string, string>> = {
  public_profile: 'Your name and profile picture',
  email: 'Your email address',
  pages_show_list: 'The list of Pages that you manage',
  pages_read_engagement: 'What is posted on your Pages, and who follows them',
  business_management: 'Your business portfolios',
  instagram_basic: 'Profile and posts of your Instagram accounts',
  instagram_manage_insights: 'Insights of your Instagram accounts',
  instagram_manage_comments: 'Comments on your Instagram accounts',
  instagram_content_publish: 'To publish on your Instagram accounts',
  ads_read: 'Reports of your ads',
  ads_management: 'Your ads',
  catalog_management: 'Your catalogues',
  instagram_shopping_tag_products: 'Products in your Instagram posts',
  read_insights: 'Insights of your Pages',
}

/** The permission that can't be declined. */
export const alwaysGranted = 'public_profile'
