/** Replaces the texts of federation's errors: each error names its code, and the page that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
