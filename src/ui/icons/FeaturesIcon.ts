import { createIcon } from '../createIcon';

export const FeaturesIcon = createIcon('M4 5h4v4H4zM4 15h4v4H4zM12 6h8M12 9h5M12 16h8M12 19h5');
