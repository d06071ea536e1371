export { default as loaderIcon } from 'icon:robot-golem';
