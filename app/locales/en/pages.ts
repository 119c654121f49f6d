export const pages = {
  home: {
    title: 'Home',
  },
}
