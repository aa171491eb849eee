export const mostSteps = 10;
export const mostTimes = 20;
export const mostOwnQuests = 50;
export const mostUnderWay = 30;
export const longestTitle = 80;
export const longestAbout = 600;
export const longestStepTitle = 120;
export const longestHint = 300;
