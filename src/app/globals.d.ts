/** Version of this build, set by webpack. */
declare const SHOP_VERSION: string;
